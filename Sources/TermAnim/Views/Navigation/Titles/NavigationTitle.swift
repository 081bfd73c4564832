import Foundation

/// The title of a page as its title line shows it: bold, larger where that was asked for, and as
/// `UINavigationBar` has been told.
struct NavigationTitle<Title: View> {
  let title: Title
  @Environment(\.navigationBar) private var bar
}

extension NavigationTitle: View {
  var body: some View {
    title
      .font(font)
      .foregroundStyle(color)
      .lineLimit(1)
  }

  @MainActor
  private var isLarge: Bool { bar?.isLarge == true }

  @MainActor
  private var attributes: [NSAttributedString.Key: Any] {
    UINavigationBar.appearance().attributes(isLarge: isLarge)
  }

  @MainActor
  private var font: Font {
    (attributes[.font] as? UIFont)?.font
      ?? (isLarge ? .system(size: 28, weight: .bold) : .body.bold())
  }

  @MainActor
  private var color: Color {
    (attributes[.foregroundColor] as? UIColor).map { Color($0) } ?? .primary
  }
}
