import Foundation

/// A text renderer on its way to the one that was set last; this class draws nothing.
///
/// Classes, because the type of a renderer is known only where it is set.
@MainActor
class RunningTextRenderer {
  static func make(_ renderer: any TextRenderer) -> RunningTextRenderer {
    func opened<Renderer: TextRenderer>(_ renderer: Renderer) -> RunningTextRenderer {
      TypedTextRenderer(renderer)
    }
    return opened(renderer)
  }

  /// Takes another renderer, and says whether it is to be stepped from now on; nil when it is of
  /// another type and was not taken.
  func change(
    to renderer: any TextRenderer, with transaction: Transaction, at time: FrameTime
  ) -> Bool? {
    nil
  }

  /// Moves to `time`, and says whether there is more to come.
  func step(to time: FrameTime) -> Bool {
    false
  }

  func draw(_ layout: Text.Layout, in context: inout GraphicsContext) {}

  func sizeThatFits(_ proposal: ProposedViewSize, _ text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
}
