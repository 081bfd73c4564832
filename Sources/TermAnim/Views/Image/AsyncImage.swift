public import Foundation

/// A place for a picture from the web: it stays as it is before the picture has come, as nothing
/// is loaded in a terminal.
public struct AsyncImage<Content: View> {
  private let content: Content
}

extension AsyncImage: View {
  public var body: some View { content }
}

extension AsyncImage {
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(content: content(.empty))
  }

  nonisolated public init<Picture: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Picture, Placeholder> {
    self.init(content: ViewBuilder.buildEither(second: placeholder()))
  }

  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(content: Image(url?.lastPathComponent ?? "").resizable())
  }
}
