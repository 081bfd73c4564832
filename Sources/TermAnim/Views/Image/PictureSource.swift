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
