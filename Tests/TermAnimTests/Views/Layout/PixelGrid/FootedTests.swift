import Foundation
import Testing

@testable import TermAnim

/// Low plates around characters, which stand on whole cells.
@MainActor
struct FootedTests {
  private func plate(padding: CGFloat = 4) -> some View {
    Text(verbatim: "a").padding(padding).background(.red, in: .rect(cornerRadius: 8))
  }

  /// The frames of the plate and of the text in it, when `view` stands at the top of the screen.
  private func frames(_ view: some View) -> (plate: CGRect?, text: CGRect?) {
    let host = ViewHost(view.frame(maxHeight: .infinity, alignment: .top))
    return (host.firstBox, host.frame(of: "a"))
  }

  @Test(arguments: [(0, 4), (1, 4), (3, 4), (4, 4), (5, 4), (8, 12)])
  func `a plate is as far from its text above as below`(y: CGFloat, top: CGFloat) {
    let (plate, text) = frames(self.plate().padding(.top, y))
    #expect(text?.minY == top + 4)
    #expect(plate?.minY == top && plate?.maxY == top + 16)
  }

  @Test func `a clipped view stands on cells as a plate does`() {
    let clipped = Text(verbatim: "a").padding(4).background(Color.red).cornerRadius(4)
    #expect(frames(clipped).plate?.minY == 4)
    #expect(frames(clipped).text?.minY == 8)
  }

  @Test func `a bordered button stands on cells, and so does its ring`() {
    let host = ViewHost(
      Button("a") {}.buttonStyle(.bordered).padding(.top, 4)
        .frame(maxHeight: .infinity, alignment: .top))
    host.key(.tab)
    #expect(host.firstBox?.minY == 8 && host.firstBox?.maxY == 32)
    // The middle of its line, which is a pixel thick.
    #expect(host.focusRing?.minY == 2 && host.focusRing?.maxY == 38)
  }

  @Test func `a ring goes around the cells of a line, which is between them`() {
    let host = ViewHost(
      Text(verbatim: "a").focusable().padding(.top, 12)
        .frame(maxHeight: .infinity, alignment: .top))
    host.key(.tab)
    #expect(host.focusRing?.minY == 10 && host.focusRing?.maxY == 30)
  }

  @Test func `what has no characters, and what is high, stays where it is`() {
    let shape = Color.blue.frame(width: 20, height: 8).padding(4).background(.red, in: Capsule())
    #expect(abs(frames(shape).plate?.minY ?? 9) < 1e-9)
    #expect(frames(plate(padding: 20)).plate?.minY == 0)
  }

  @Test func `a bar from edge to edge stays between what is above and below it`() {
    let bar = Text(verbatim: "a").padding(4).frame(maxWidth: .infinity)
      .background(.red, in: .rect(cornerRadius: 8))
    #expect(abs(frames(bar).plate?.minY ?? 9) < 1e-9)
  }

  @Test func `a plate that is moved by an offset goes all of the way`() {
    let places = (0..<12).map { offset in
      frames(plate().offset(y: CGFloat(offset))).plate?.minY
    }
    #expect(places == (4..<16).map { CGFloat($0) })
  }

  @Test func `a plate at a position has its middle there`() {
    let host = ViewHost(plate().position(x: 40, y: 40))
    #expect(host.firstBox?.midY == 40)
  }
}
