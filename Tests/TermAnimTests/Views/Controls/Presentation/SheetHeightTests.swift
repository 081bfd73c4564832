import Foundation
import Testing

@testable import TermAnim

/// A quarter of the highest, for those who see well.
private struct Quarter: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.isEnabled ? context.maxDetentValue / 4 : nil
  }
}

@MainActor
struct SheetHeightTests {
  /// The top of the sheet's ground, the first shape in front of the shade.
  private func top(_ detents: Set<PresentationDetent>) -> CGFloat? {
    let host = ViewHost(
      Color.clear.sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents(detents)
      })
    host.run(for: 2)
    return host.drawing.last { $0.bounds?.width == 288 }?.bounds?.minY
  }

  @Test func `a sheet is as high as its content asks for`() {
    #expect(top([.large]) == 16)
    #expect(top([.large, .medium]) == 104)
    #expect(top([.height(40), .medium]) == 152)
    #expect(top([.height(1000)]) == 16)
  }

  @Test func `a height that a program works out counts where it has one`() {
    #expect(top([.custom(Quarter.self), .medium]) == 148)
    #expect(PresentationDetent.custom(Quarter.self) == .custom(Quarter.self))
    let context = PresentationDetent.Context(
      maxDetentValue: 100, environment: EnvironmentValues())
    var disabled = EnvironmentValues()
    disabled.isEnabled = false
    let none = PresentationDetent.Context(maxDetentValue: 100, environment: disabled)
    #expect(context.height(of: .custom(Quarter.self)) == 25)
    #expect(none.height(of: .custom(Quarter.self)) == nil)
  }

  @Test func `a sheet slides from one height to another`() {
    struct Sheet: View {
      @State private var detent = PresentationDetent.medium
      var body: some View {
        Color.clear.sheet(isPresented: .constant(true)) {
          Text("grow").onTapGesture { detent = .large }
            .presentationDetents([.medium, .large], selection: $detent)
        }
      }
    }
    let host = ViewHost(Sheet())
    host.run(for: 2)
    func top() -> CGFloat { host.drawing.last { $0.bounds?.width == 288 }?.bounds?.minY ?? 0 }
    #expect(top() == 104)
    host.tap(on: "grow")
    host.advance(by: 0.1)
    #expect(top() < 104 && top() > 16)
    host.run(for: 2)
    #expect(top() == 16)
  }

  @Test func `bad heights are none`() {
    #expect(PresentationDetent.fraction(.nan) == .fraction(0))
    #expect(PresentationDetent.height(-.infinity) == .height(0))
  }

  @Test func `what is searched for is typed above what is searched`() {
    let text = HeldValue("")
    let host = ViewHost(Text("results").searchable(text: text.binding))
    #expect(host.strings == ["Search", "results"])
    host.tap(on: "Search")
    host.type("a")
    #expect(text.value == "a")
  }
}
