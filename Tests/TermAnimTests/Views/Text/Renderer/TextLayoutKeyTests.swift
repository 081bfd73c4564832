import Foundation
import Testing

@testable import TermAnim

/// What views hear of the texts inside them.
@MainActor
struct TextLayoutKeyTests {
  private func layouts(_ host: ViewHost) -> [Text.LayoutKey.AnchoredLayout] {
    (host.graph.root as? ViewNode)?.preference(Text.LayoutKey.self) ?? []
  }

  private func characters(_ layout: Text.Layout) -> Int {
    layout.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } }
  }

  @Test func `every text tells its layout and its corner, in order`() {
    let host = ViewHost(
      VStack(alignment: .leading, spacing: 8) {
        Text("ab").font(.system(size: 40))
        Text("cde\nf").font(.system(size: 40))
      })
    let found = layouts(host)
    #expect(found.map { characters($0.layout) } == [2, 4])
    #expect(found.map(\.layout.count) == [1, 2])
    let corners = found.map { $0.origin.value { $0 } }
    #expect(corners[0].x == corners[1].x && corners[0].y < corners[1].y)
    let height = found[0].layout[0].typographicBounds.rect.height
    #expect(abs(corners[1].y - corners[0].y - height - 8) < 1e-9)
  }

  @Test func `no text tells nothing`() {
    #expect(layouts(ViewHost(Color.red)).isEmpty)
    #expect(Text.LayoutKey.defaultValue.isEmpty)
  }

  /// A text whose lines are underlined by the view around it.
  private struct Underlined: View {
    @State private var text = "ab"

    var body: some View {
      Text(verbatim: text).font(.system(size: 40))
        .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
          GeometryReader { proxy in
            ForEach(Array(layouts.enumerated()), id: \.offset) { _, anchored in
              let corner = proxy[anchored.origin]
              ForEach(Array(anchored.layout.enumerated()), id: \.offset) { _, line in
                let bounds = line.typographicBounds.rect
                Color.red.frame(width: bounds.width, height: 4)
                  .offset(x: corner.x + bounds.minX, y: corner.y + bounds.maxY)
              }
            }
          }
        }
        .onTapGesture { text = "abcd" }
    }
  }

  @Test func `a view can draw by it, and draws anew when the text is another`() throws {
    let host = ViewHost(Underlined())
    func width() -> CGFloat? { host.boxes.last?.width }
    func textWidth(_ text: String) -> CGFloat {
      TextContent(Text(verbatim: text).font(.system(size: 40)), in: EnvironmentValues())
        .composition(for: .unspecified).size.width
    }
    #expect(try abs(#require(width()) - textWidth("ab")) < 1e-6)
    host.tap(at: CGPoint(x: 160, y: 96))
    host.advance(by: 0.1)
    #expect(try abs(#require(width()) - textWidth("abcd")) < 1e-6)
  }
}
