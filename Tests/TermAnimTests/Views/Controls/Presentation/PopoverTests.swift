import Foundation
import Testing

@testable import TermAnim

@MainActor
struct PopoverTests {
  private typealias Effect = @MainActor (AnyView, Double) -> AnyView

  private static let screen = CGSize(width: 320, height: 400)

  /// What may be around a view that layout moves at the same time.
  private static let effects: [Effect] = [
    { content, _ in content },
    { AnyView($0.offset(x: $1, y: $1)) },
    { AnyView($0.scaleEffect(1 + $1 / 32)) },
    { content, _ in AnyView(content.scaleEffect(2)) },
    { AnyView($0.padding(.leading, 80).rotationEffect(.degrees($1), anchor: .leading)) },
    { AnyView($0.geometryGroup().padding(.leading, $1)) },
  ]

  /// A blue view with a panel, below a red one that is `u` high, in an effect that `v` says.
  private func host(_ probe: Probe, around effect: @escaping Effect) -> ViewHost {
    ViewHost(
      ProbeView(probe) { u, v, isOpen in
        VStack(spacing: 0) {
          Color.red.frame(width: 4, height: u)
          effect(
            AnyView(
              Color.blue.frame(width: 20, height: 8)
                .popover(isPresented: .constant(isOpen)) { Text("panel") }), v)
        }
        .frame(width: 100, height: 360, alignment: .top)
      }, size: Self.screen)
  }

  /// The box of what is drawn in blue, and of the panel.
  private func boxes(_ host: ViewHost) -> (view: CGRect, panel: CGRect)? {
    let blue = Color.blue.resolved
    let drawing = host.drawing
    guard let view = drawing.first(where: { $0.color == blue })?.bounds,
      let panel = drawing.compactMap(\.bounds).last
    else { return nil }
    return (view, panel)
  }

  /// Whether the panel is where one belongs that opens for the view where that is drawn.
  private func expectBeside(
    _ host: ViewHost, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let (view, panel) = try #require(boxes(host), sourceLocation: location)
    // The line around the panel is drawn in the middle of its width.
    let frame = panel.insetBy(dx: -2, dy: -2)
    let place = AnchoredLayout(anchor: PresentationAnchor()).origin(
      of: frame.size, at: view, in: CGRect(origin: .zero, size: Self.screen))
    #expect(abs(frame.minX - place.x) < 1e-6, sourceLocation: location)
    #expect(abs(frame.minY - place.y) < 1e-6, sourceLocation: location)
  }

  @Test(arguments: 0..<6)
  func `a panel goes with its view, which layout and an effect move at once`(index: Int) throws {
    let probe = Probe()
    let host = host(probe, around: Self.effects[index])
    probe.flag = true
    host.run(for: 2)
    host.animate { (probe.u, probe.v) = (35, 30) }
    for _ in 0..<13 {
      try expectBeside(host)
      host.advance(by: 0.09)
    }
    #expect(!host.graph.isAnimating)
  }

  /// Where the panel is for a view at 110, 0 that is 100 by 40 and has that attachment.
  private func panel(attachedTo attachment: PopoverAttachmentAnchor) throws -> CGRect {
    let host = ViewHost(
      Color.blue.frame(width: 100, height: 40)
        .popover(isPresented: .constant(true), attachmentAnchor: attachment) {
          Color.red.frame(width: 20, height: 16)
        }
        .frame(height: 192, alignment: .top))
    host.run(for: 1)
    let red = Color.red.resolved
    return try #require(host.drawing.first { $0.color == red }?.bounds)
  }

  @Test func `a panel is attached to a view, to a part of it, or to a point`() throws {
    let whole = try panel(attachedTo: .rect(.bounds))
    #expect(abs(whole.midX - 160) <= 2 && whole.minY == 48)
    let part = try panel(attachedTo: .rect(.rect(CGRect(x: 0, y: 0, width: 20, height: 16))))
    #expect(abs(part.midX - 120) <= 2 && part.minY == 24)
    let corner = try panel(attachedTo: .point(.topTrailing))
    #expect(abs(corner.midX - 210) <= 2 && corner.minY == 8)
  }

  @Test func `a panel goes to what it comes to be attached to`() throws {
    let probe = Probe()
    let host = ViewHost(
      ProbeView(probe) { u, _, _ in
        Color.blue.frame(width: 100, height: 40)
          .popover(
            isPresented: .constant(true), attachmentAnchor: .point(UnitPoint(x: u, y: 0))
          ) { Text("panel") }
      })
    host.run(for: 1)
    let before = try #require(boxes(host)).panel
    probe.u = 1
    host.settle()
    #expect(try #require(boxes(host)).panel == before.offsetBy(dx: 100, dy: 0))
  }

  @Test func `a panel turned with its view is beside the box around the part`() {
    let attachment = PopoverAttachmentAnchor.rect(
      .rect(CGRect(x: 10, y: 0, width: 20, height: 10)))
    let place = attachment.place(in: CGRect(x: 100, y: 50, width: 40, height: 10)) {
      CGPoint(x: -$0.y, y: $0.x)
    }
    #expect(place == CGRect(x: -60, y: 110, width: 10, height: 20))
  }

  @Test func `a panel is as large as it likes to be, and no larger than the screen`() throws {
    func size(@ViewBuilder _ content: @escaping () -> some View) throws -> CGSize {
      let host = ViewHost(
        Color.blue.frame(width: 20, height: 8)
          .popover(isPresented: .constant(true), content: content), size: Self.screen)
      return try #require(host.drawing.first(where: \.isStroke)?.bounds).size
    }
    let toggle = try size { Toggle("Full", isOn: .constant(true)) }
    #expect(toggle.width < 160 && toggle.height < 60)
    let text = try size { Text(String(repeating: "word ", count: 40)) }
    #expect(text.width <= 320 && text.height > 16)
    let list = try size { ScrollView { ForEach(0..<100) { Text("\($0)") } } }
    #expect(list.height >= 390 && list.height <= 400)
  }

  @Test func `a panel that is larger than the screen begins at its edges`() {
    let layout = AnchoredLayout(anchor: PresentationAnchor())
    let screen = CGRect(x: 0, y: 0, width: 320, height: 192)
    for anchor in [
      CGRect(x: 8, y: 8, width: 8, height: 8), CGRect(x: 300, y: 180, width: 8, height: 8),
    ] {
      let origin = layout.origin(of: CGSize(width: 400, height: 300), at: anchor, in: screen)
      #expect(origin == .zero)
    }
  }
}
