import Foundation

/// A text renderer of a type that is known.
final class TypedTextRenderer<Renderer: TextRenderer>: RunningTextRenderer {
  private var value: AnimatedValue<Renderer>

  init(_ renderer: Renderer) {
    value = AnimatedValue(renderer)
  }

  override func change(
    to renderer: any TextRenderer, with transaction: Transaction, at time: FrameTime
  ) -> Bool? {
    guard let renderer = renderer as? Renderer else { return nil }
    return value.change(to: renderer, with: transaction, at: time)
  }

  override func step(to time: FrameTime) -> Bool {
    value.step(to: time)
  }

  override func draw(_ layout: Text.Layout, in context: inout GraphicsContext) {
    value.presented.draw(layout: layout, in: &context)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ text: TextProxy) -> CGSize {
    value.model.sizeThatFits(proposal: proposal, text: text)
  }
}
