public import Foundation

/// A place for a picture that may take a while to come: one in a file is there at once, and one
/// from the web never comes, as nothing is loaded in a terminal.
public struct AsyncImage<Content: View> {
  /// Asks for the picture, which is read once the view is made.
  private let content: () -> Content
}

extension AsyncImage: View {
  public var body: some View { content() }
}

extension AsyncImage {
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init { content(AsyncImagePhase(url: url, scale: scale)) }
  }

  nonisolated public init<Picture: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Picture, Placeholder> {
    self.init {
      AsyncImagePhase(url: url, scale: scale).image
        .map { ViewBuilder.buildEither(first: content($0)) }
        ?? ViewBuilder.buildEither(second: placeholder())
    }
  }

  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init {
      let image = AsyncImagePhase(url: url, scale: scale).image
      return (image ?? Image(url?.lastPathComponent ?? "")).resizable()
    }
  }
}
