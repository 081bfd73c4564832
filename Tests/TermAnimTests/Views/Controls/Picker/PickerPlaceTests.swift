import Foundation
import Testing

@testable import TermAnim

/// What pickers look like in lists, forms and outside of them.
@MainActor
struct PickerPlaceTests {
  private let chosen = HeldValue(1)

  private func picker() -> some View {
    Picker("label", selection: chosen.binding) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
  }

  @Test func `a menu shows its label in lists and forms, and where it is asked for`() {
    func showsLabel(_ view: some View) -> Bool { ViewHost(view).strings.contains("label") }
    #expect(showsLabel(Form { picker() }))
    #expect(showsLabel(List { picker() }))
    #expect(showsLabel(Form { picker() }.formStyle(.columns)))
    #expect(!showsLabel(picker()))
    #expect(!showsLabel(VStack { picker().pickerStyle(.menu) }))
    #expect(showsLabel(picker().labelsVisibility(.visible)))
    #expect(!showsLabel(Form { picker().labelsHidden() }))
  }

  @Test func `a menu outside of forms is as wide as its value`() {
    let probe = HeldValue(CGFloat.zero)
    _ = ViewHost(
      picker().onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { width in
        MainActor.assumeIsolated { probe.value = width }
      })
    #expect(probe.value > 0 && probe.value < 60)
  }

  @Test func `options that are inline are rows of a form, with a mark at the end`() throws {
    let host = ViewHost(Form { picker().pickerStyle(.inline) })
    #expect(host.strings == ["label", "one", "\u{2713}", "two"])
    let frames = try ["label", "one", "two", "\u{2713}"].map { try #require(host.frame(of: $0)) }
    #expect(Set(frames[...2].map(\.minX)).count == 1 && frames[3].minX > 280)
    #expect(frames[0].maxY < frames[1].minY && frames[1].maxY < frames[2].minY)
    host.tap(on: "two")
    #expect(chosen.value == 2)
    host.tap(at: CGPoint(x: 160, y: frames[1].midY))
    #expect(chosen.value == 1)
    let unlabeled = ViewHost(Form { picker().pickerStyle(.inline).labelsHidden() })
    #expect(!unlabeled.strings.contains("label"))
  }

  @Test func `options that are inline are a list of their own elsewhere`() {
    #expect(ViewHost(picker().pickerStyle(.inline)).strings.contains("two"))
  }
}
