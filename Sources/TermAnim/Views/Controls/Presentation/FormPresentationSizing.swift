/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
