/// Text on a rounded ground.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}

  public static var hasGround: Bool { true }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
