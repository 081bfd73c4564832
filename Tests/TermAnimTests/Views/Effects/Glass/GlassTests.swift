import Foundation
import Testing

@testable import TermAnim

@MainActor
struct GlassTests {
  private func lightness(_ view: some View, columns: Int = 30) -> [Double] {
    let renderer = FrameRenderer(columns: columns, rows: 8) { view }
    let image = renderer.image(magnification: 1)
    return (0..<image.width).map { x in
      let pixel = image.pixels[image.height / 2 * image.width + x]
      return Double(pixel & 255) / 255
    }
  }

  private func glass(_ gap: CGFloat, spacing: CGFloat?, side: CGFloat = 24) -> some View {
    GlassEffectContainer(spacing: spacing) {
      HStack(spacing: gap) {
        Color.clear.frame(width: side, height: side).glassEffect(in: Rectangle())
        Color.clear.frame(width: side, height: side).glassEffect(in: Rectangle())
      }
    }
  }

  @Test func `panes that overlap in a container are one piece`() {
    let apart = lightness(glass(40, spacing: nil)).max() ?? 0
    let over = lightness(glass(-12, spacing: nil))
    // The bright edges of both lie within the other.
    let inside = over[13...16]
    #expect(inside.allSatisfy { abs($0 - apart) < 0.02 }, "\(over)")
    let loose = HStack(spacing: -12) {
      Color.clear.frame(width: 24, height: 24).glassEffect(in: Rectangle())
      Color.clear.frame(width: 24, height: 24).glassEffect(in: Rectangle())
    }
    #expect((lightness(loose)[13...16].max() ?? 0) > apart + 0.05)
  }

  @Test func `panes that are close are joined, and others are not`() {
    func middle(_ gap: CGFloat, _ spacing: CGFloat?) -> Double {
      let line = lightness(glass(gap, spacing: spacing, side: 56), columns: 60)
      return line[line.count / 2]
    }
    let ground = lightness(Color.clear).first ?? 0
    #expect(middle(12, 40) > ground + 0.05)
    #expect(middle(12, nil) < ground + 0.02)
    #expect(middle(40, 40) < ground + 0.02)
  }

  @Test(arguments: [false, true])
  func `the edge of a pane stands out in both schemes`(isInContainer: Bool) {
    func edge(_ scheme: ColorScheme, _ glass: Glass = .regular) -> Color.Resolved? {
      let pane = Text("pane").glassEffect(glass)
      let view =
        isInContainer ? AnyView(GlassEffectContainer { pane }) : AnyView(pane)
      return ViewHost(view.environment(\.colorScheme, scheme)).drawing
        .first { $0.isStroke }.flatMap(\.color)
    }
    func luminance(_ color: Color.Resolved?) -> Float? { color?.red }
    #expect(luminance(edge(.dark)) == 1 && luminance(edge(.light)) == 0)
    #expect(luminance(edge(.light, .regular.tint(.blue))) == 1)
  }

  @Test(arguments: [false, true])
  func `a pane dims what is as light as its label, and hardly anything else`(isInContainer: Bool) {
    func middle(_ ground: Color, _ scheme: ColorScheme) -> Double {
      let pane = Color.clear.frame(width: 80, height: 40).glassEffect(in: Rectangle())
      let view = ZStack {
        ground
        if isInContainer { GlassEffectContainer { pane } } else { pane }
      }
      let line = lightness(view.environment(\.colorScheme, scheme))
      return line[line.count / 2]
    }
    #expect(middle(.white, .dark) < 0.6 && middle(.black, .dark) < 0.2)
    #expect(middle(.black, .light) > 0.4 && middle(.white, .light) > 0.9)
  }

  @Test func `panes lie behind everything else in the container, and layers around move them`() {
    let view = GlassEffectContainer {
      Color.red.frame(width: 20, height: 20)
        .glassEffect(in: Rectangle()).offset(x: 30).opacity(0.5)
    }
    let drawing = ViewHost(view).drawing
    let content = drawing.firstIndex { $0.color == Color.red.resolved }
    let panes = drawing.indices.filter { $0 != content }
    #expect(content == drawing.count - 1 && !panes.isEmpty)
    for index in panes {
      #expect(drawing[index].bounds?.midX == 190)
      #expect(drawing[index].opacity < 0.1 || drawing[index].isMaterial)
    }
  }
}
