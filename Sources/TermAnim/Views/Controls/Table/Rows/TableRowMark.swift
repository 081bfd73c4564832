/// The mark before a row of a tree, which shows and hides the rows below; its room alone for one
/// that has none.
struct TableRowMark: View {
  /// Nil is a row that hides none.
  let isExpanded: Binding<Bool>?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if let isExpanded {
      DisclosureMark(isExpanded: isExpanded.wrappedValue)
        .dimmed(unless: isEnabled)
        .modifier(
          ControlModifier(
            handler: ActivationHandler { isExpanded.disclose() }, takesKeysUnseen: false))
    } else {
      DisclosureMark(isExpanded: false).hidden()
    }
  }
}
