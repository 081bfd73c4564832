import TermAnim

/// A listing with the assets of its target by the names that Xcode gives them.
public struct Listing: View {
  private let card: ImageResource

  public init(isBack: Bool) {
    card = isBack ? .rBack : .charmeleon
  }

  public var body: some View {
    VStack(spacing: 0) {
      Image(card)
      Image(.Brand.logo)
      Color.bg.frame(width: 4, height: 4)
      Color(.accent).frame(width: 4, height: 4)
      Rectangle().fill(.bg).frame(width: 4, height: 4)
      Rectangle().fill(Color.Brand.default).frame(width: 4, height: 4)
      Color(uiColor: .accent).frame(width: 4, height: 4)
      Image(uiImage: .rBack)
    }
    .padding(4)
    .background(.mainBackground)
  }
}
