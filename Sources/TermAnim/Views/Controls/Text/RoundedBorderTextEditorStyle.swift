/// Text on a rounded ground.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public init() {}

  public static var hasGround: Bool { true }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: RoundedBorderTextEditorStyle {
    RoundedBorderTextEditorStyle()
  }
}
