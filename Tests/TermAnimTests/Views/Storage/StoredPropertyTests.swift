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

  @Test func `dates are kept`() throws {
    let suite = "TermAnim.\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let date = Date(timeIntervalSinceReferenceDate: 12_345)
    let stored = AppStorage(wrappedValue: Date.distantPast, "date", store: defaults)
    let missing = AppStorage<Date?>("other", store: defaults)
    #expect(stored.wrappedValue == .distantPast && missing.wrappedValue == nil)
    stored.wrappedValue = date
    missing.wrappedValue = date
    #expect(stored.wrappedValue == date && missing.wrappedValue == date)
  }

  @Test func `without defaults a value lives as long as the program`() {
    let item = StoredItem.named("\(UUID())", in: nil)
    #expect(item.value(as: Int.self) == nil)
    item.keep(4)
    #expect(item.value(as: Int.self) == 4)
    #expect(item.value(as: String.self) == nil)
  }
  private final class Settings: ObservableObject {
    @AppStorage var count: Int

    init(_ defaults: UserDefaults) {
      _count = AppStorage(wrappedValue: 1, "count", store: defaults)
    }
  }

  private final class PublishingSettings: ObservableObject {
    @Published var name = "a"
    @AppStorage var count: Int

    init(_ defaults: UserDefaults) {
      _count = AppStorage(wrappedValue: 1, "count", store: defaults)
    }
  }

  private struct SettingsView: View {
    @ObservedObject var settings: Settings
    @ObservedObject var publishing: PublishingSettings
    let note: (String) -> Void

    var body: some View {
      note("\(settings.count) \(publishing.count) \(publishing.name)")
      return Color.clear
    }
  }

  @Test func `a value in an object is seen by all who observe the object`() throws {
    let suite = "TermAnim.\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let (settings, publishing) = (Settings(defaults), PublishingSettings(defaults))
    var notes: [String] = []
    let host = ViewHost(
      SettingsView(settings: settings, publishing: publishing) { notes.append($0) })
    settings.count = 2
    host.settle()
    #expect(notes == ["1 1 a", "2 2 a"])
    publishing.name = "b"
    host.settle()
    publishing.count = 3
    host.settle()
    #expect(notes.suffix(2) == ["2 2 b", "3 3 b"])
  }

  @Test func `defaults of one suite are one, and nothing is left of what has gone`() throws {
    let suite = "TermAnim.\(UUID())"
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    func defaults() throws -> UserDefaults { try #require(UserDefaults(suiteName: suite)) }
    var (notes, change) = ([String](), {})
    let (first, second) = (try defaults(), try defaults())
    let host = ViewHost(
      VStack {
        Jar(defaults: first, note: { notes.append($0) })
        Jar(defaults: second, note: { _ in }) { count, _, _ in
          change = { count.wrappedValue += 1 }
        }
      })
    change()
    host.settle()
    #expect(notes == ["3 sweet -", "4 sweet -"])
    let place = Weak(StoredItem.named("gone", in: try defaults()))
    #expect(place.object == nil)
  }

  private class Common: ObservableObject {
    @AppStorage var count: Int

    init(_ defaults: UserDefaults) {
      _count = AppStorage(wrappedValue: 1, "count", store: defaults)
    }
  }

  private final class Special: Common {}

  @Test func `a value that an object inherits is seen by all who observe the object`() throws {
    let suite = "TermAnim.\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let object = Special(defaults)
    var changes = 0
    let watching = object.objectWillChange.sink { changes += 1 }
    object.count = 2
    #expect(changes == 1)
    watching.cancel()
  }
}
