/// Text without a ground.
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}

  public static var hasGround: Bool { false }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
