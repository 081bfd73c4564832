import Foundation
import OpenCombine

/// What an `ImageRenderer` draws, for the views of its graph.
///
/// A class because the renderer changes what the graph observes.
@MainActor
final class PictureSource<Content: View>: ObservableObject {
  @Published var content: Content
  @Published var proposal = ProposedViewSize.unspecified
  /// The size that the content has chosen; zero until it is laid out.
  let extent = Locked(CGSize.zero)

  init(_ content: Content) {
    self.content = content
  }

  var size: CGSize { extent.withLock(\.self) }
}

/// The view at the top of a graph that a picture is made of.
struct PictureRoot<Content: View>: View {
  @ObservedObject var source: PictureSource<Content>

  var body: some View {
    PictureLayout(proposal: source.proposal, extent: source.extent) {
      VStack { source.content }
    }
  }
}

/// Lets its content choose a size for a proposal, whatever the screen, and tells it.
struct PictureLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  let proposal: ProposedViewSize
  let extent: Locked<CGSize>

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(self.proposal) ?? .zero
    extent.withLock { $0 = size }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: self.proposal)
  }
}
