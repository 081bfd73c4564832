import Foundation
import Testing

@testable import TermAnim

@MainActor
struct RedactionTests {
  private let three = Text("three\nlines or so\nof text")

  @Test func `bars stand for the lines of a text, as long as they are`() {
    let bars = ViewHost(three.redacted(reason: .placeholder)).boxes
    #expect(bars.map(\.width) == [20, 44, 28])
    #expect(bars.allSatisfy { $0.height == 4 })
    #expect(ViewHost(three.redacted(reason: .placeholder)).strings.isEmpty)
    let large = ViewHost(Text("Ay").font(.system(size: 48)).redacted(reason: .placeholder)).boxes
    #expect(large.count == 1 && large[0].height > 16 && large[0].height < 40)
  }

  @Test func `hidden content keeps its room and a sixth of its colour`() {
    let shown = ViewHost(three.foregroundColor(.red).background(Color.blue))
    let hidden = ViewHost(
      three.foregroundColor(.red).background(Color.blue).redacted(reason: .placeholder))
    #expect(hidden.drawing[0].bounds == shown.drawing[0].bounds)
    let red = Color.red.resolved
    #expect(hidden.drawing[1].color == red.multiplyingOpacity(by: 0.16))
  }

  private struct BoxMissing: Error {}

  @Test func `a box stands for an image`() throws {
    let image = Image(systemName: "heart.fill").font(.system(size: 40))
    let hidden = ViewHost(image.redacted(reason: .placeholder)).boxes
    #expect(hidden == ViewHost(image).boxes)
    let box = ViewHost(image.redacted(reason: .placeholder)).drawing[0].command
    guard case .fill(let path, _, _) = box else { throw BoxMissing() }
    #expect(path.contains(CGPoint(x: hidden[0].minX + 1, y: hidden[0].midY)))
    #expect(path.contains(CGPoint(x: hidden[0].midX, y: hidden[0].minY + 1)))
  }

  @Test func `shapes stay what they are`() {
    let shape = Circle().fill(.red)
    #expect(
      ViewHost(shape.redacted(reason: .placeholder)).displayList == ViewHost(shape).displayList)
  }

  @Test func `privacy hides what is sensitive, and nothing else`() {
    let view = VStack {
      Text("name")
      Text("secret").privacySensitive()
      Text("open").privacySensitive(false).privacySensitive()
    }
    #expect(ViewHost(view).strings == ["name", "secret", "open"])
    #expect(ViewHost(view.redacted(reason: .privacy)).strings == ["name", "open"])
    #expect(ViewHost(view.redacted(reason: .invalidated)).strings.count == 3)
  }

  @Test func `reasons add up, until none counts`() {
    struct Reasons: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text(verbatim: "\(reasons.rawValue)").unredacted() }
    }
    let both = Reasons().redacted(reason: .placeholder).redacted(reason: .privacy)
    #expect(ViewHost(both).strings == ["3"])
    #expect(ViewHost(Reasons().unredacted().redacted(reason: .placeholder)).strings == ["0"])
    #expect(ViewHost(Reasons().redacted(reason: [])).strings == ["0"])
  }

  @Test func `content that comes does not show what has stood for it`() {
    struct Loading: View {
      @State private var name = "some placeholder"
      var body: some View {
        Text(name).redacted(reason: name == "Ada" ? [] : .placeholder)
          .onAppear { withAnimation(.linear(duration: 1)) { name = "Ada" } }
      }
    }
    let host = ViewHost(Loading())
    host.advance(by: 0.3)
    #expect(host.strings == ["Ada"])
    let colors = DrawnText.characters(in: host).map(\.color.opacity)
    #expect(colors.allSatisfy { $0 > 0.2 && $0 < 1 })
  }
}
