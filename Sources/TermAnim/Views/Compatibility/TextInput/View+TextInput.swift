/// What would be done for somebody who types on glass; a keyboard needs none of it.
extension View {
  /// The view as it is: what is typed is taken as it is.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    self
  }

  /// The view as it is: what is typed is taken as it is.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// The view as it is: what is typed is taken as it is.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  /// The view as it is: what is typed is taken as it is.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  /// The view as it is: what is typed is taken as it is.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    self
  }

  /// The view as it is: what is typed is taken as it is.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    self
  }

  /// The view as it is: what is typed is taken as it is.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    self
  }

}
