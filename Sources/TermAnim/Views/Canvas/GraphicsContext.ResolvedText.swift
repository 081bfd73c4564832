public import Foundation

extension GraphicsContext {
  /// A text that can be measured and drawn.
  public struct ResolvedText {
    private var content: ContextContent<Text>
    /// What parts of the text without a style of their own are painted with.
    public var shading = Shading.foreground

    fileprivate init(_ text: Text, in context: GraphicsContext) {
      content = ContextContent(text, in: context)
    }

    /// The size the text takes in a room of `size`; no less than one line.
    public func measure(in size: CGSize) -> CGSize {
      content.size(for: ProposedViewSize(size))
    }

    /// The y of the first line's baseline in a room of `size`, from the top of the text.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      baseline(VerticalAlignment.firstTextBaseline.key, in: size)
    }

    /// The y of the last line's baseline in a room of `size`, from the top of the text.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      baseline(VerticalAlignment.lastTextBaseline.key, in: size)
    }

    private func baseline(_ guide: AlignmentKey, in size: CGSize) -> CGFloat {
      content.withElement { $0.explicitGuide(guide, for: ProposedViewSize(size)) ?? 0 } ?? 0
    }

    fileprivate func size(for proposal: ProposedViewSize) -> CGSize {
      content.size(for: proposal)
    }

    /// What draws the text with its corner in the origin, which is at `corner` of the drawing.
    fileprivate func commands(
      for proposal: ProposedViewSize, at corner: CGPoint
    ) -> [DisplayList.Command] {
      guard let style = shading.style(in: content.environment, seenFrom: corner) else { return [] }
      var content = content
      content.view = content.view.foregroundStyle(style)
      return content.commands(for: proposal)
    }
  }

  /// The text as it looks in the context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text, in: self)
  }

  /// Draws a text, on as few lines as it has, such that its `anchor` is at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.size(for: .unspecified)
    let corner = CGPoint(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    draw(text, .unspecified, at: corner)
  }

  /// Draws a text in the lines that fit into `rect`, from its top left corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, ProposedViewSize(rect.size), at: rect.origin)
  }

  /// Draws a text, on as few lines as it has, such that its `anchor` is at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in the lines that fit into `rect`, from its top left corner.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
  }

  private func draw(_ text: ResolvedText, _ proposal: ProposedViewSize, at corner: CGPoint) {
    var copy = self
    copy.translateBy(x: corner.x, y: corner.y)
    copy.draw(text.commands(for: proposal, at: corner))
  }
}
