/// The label of a text field that a style is given.
// swift-format-ignore: NoLeadingUnderscores
public struct _TextFieldStyleLabel: View {
  let view: AnyView

  public var body: some View { view }
}
