import Foundation
import Testing

@testable import TermAnim

@MainActor
struct StoredPropertyTests {
  private enum Flavour: String {
    case sweet
    case sour
  }

  private struct Jar: View {
    @AppStorage private var count: Int
    @AppStorage private var flavour: Flavour
    @AppStorage private var label: String?
    let note: (String) -> Void
    let store: (Binding<Int>, Binding<Flavour>, Binding<String?>) -> Void

    init(
      defaults: UserDefaults, note: @escaping (String) -> Void,
      store: @escaping (Binding<Int>, Binding<Flavour>, Binding<String?>) -> Void = { _, _, _ in }
    ) {
      _count = AppStorage(wrappedValue: 3, "count", store: defaults)
      _flavour = AppStorage(wrappedValue: .sweet, "flavour", store: defaults)
      _label = AppStorage("label", store: defaults)
      (self.note, self.store) = (note, store)
    }

    var body: some View {
      note("\(count) \(flavour) \(label ?? "-")")
      store($count, $flavour, $label)
      return Color.clear
    }
  }

  @Test func `values are kept in the defaults and every view that shows them is told`() throws {
    let suite = "TermAnim.\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    var (first, second) = ([String](), [String]())
    var change: () -> Void = {}
    let host = ViewHost(
      VStack {
        Jar(defaults: defaults, note: { first.append($0) })
        Jar(defaults: defaults, note: { second.append($0) }) { count, flavour, label in
          change = {
            count.wrappedValue += 1
            flavour.wrappedValue = .sour
            label.wrappedValue = "plum"
          }
        }
      })
    #expect(first == ["3 sweet -"])
    change()
    host.settle()
    #expect(first.last == "4 sour plum")
    #expect(second.last == "4 sour plum")
    #expect(defaults.integer(forKey: "count") == 4)
    #expect(defaults.string(forKey: "flavour") == "sour")
  }

  @Test func `a value that is set to nil is forgotten`() throws {
    let suite = "TermAnim.\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let item = StoredItem.named("label", in: defaults)
    item.keep("plum")
    #expect(item.value(as: String.self) == "plum")
    item.keep(String?.none)
    #expect(item.value(as: String.self) == nil)
    #expect(defaults.object(forKey: "label") == nil)
  }

  @Test func `without defaults a value lives as long as the program`() {
    let item = StoredItem.named("\(UUID())", in: nil)
    #expect(item.value(as: Int.self) == nil)
    item.keep(4)
    #expect(item.value(as: Int.self) == 4)
    #expect(item.value(as: String.self) == nil)
  }
}
