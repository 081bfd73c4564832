/// The mark before a row of a tree, which shows and hides the rows below; its room alone for one
/// that has none.
///
/// The row has the focus, and its keys.
struct TreeRowMark: View {
  /// Nil is a row that hides none.
  let isExpanded: Binding<Bool>?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if let isExpanded {
      DisclosureMark(isExpanded: isExpanded.wrappedValue)
        .dimmed(unless: isEnabled)
        .modifier(
          ControlModifier(
            handler: ActivationHandler { isExpanded.disclose() }, leavesFocusToRow: true))
    } else {
      DisclosureMark(isExpanded: false).hidden()
    }
  }
}
