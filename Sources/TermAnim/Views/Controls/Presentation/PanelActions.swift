/// What is to be filled in on an alert, each in a line of its own, and the buttons below: two side
/// by side, and more below each other, as those of a dialog are.
///
/// What is to be filled in has the focus first, and arrow keys move that. Return presses the only
/// button of an alert, or the only one without a role, unless the program has given the key to
/// another; in a field it submits that, too.
struct PanelActions<Actions: View>: View {
  let actions: Actions
  let isDialog: Bool
  /// Whether there is to be a button that only closes the panel.
  let needsCancel: Bool
  @Namespace private var filling

  var body: some View {
    Group(subviews: actions) { views in
      let answers = views.filter { $0.containerValues.panelAnswer != nil }
      let fields = views.filter { $0.containerValues.panelAnswer == nil }
      VStack(spacing: 8) {
        if !fields.isEmpty {
          VStack(spacing: 8) { ForEach(fields) { $0 } }
            .prefersDefaultFocus(in: filling)
        }
        arrangement(of: answers.count).callAsFunction {
          ForEach(answers) { answer in
            let isUsual = answer.id == usual(of: answers)?.id
            answer.bold(isUsual).modifier(
              ShortcutModifier(shortcut: isUsual ? .defaultAction : nil, isImplied: true))
          }
          if needsCancel, !answers.contains(where: { $0.role == .cancel }) {
            Button(role: .cancel, action: {}) { Text(verbatim: "Cancel") }
          } else if answers.isEmpty {
            Button(action: {}, label: { Text(verbatim: "OK") })
              .bold()
              .modifier(ShortcutModifier(shortcut: .defaultAction, isImplied: true))
          }
        }
        // So that the text on buttons of two rows of cells has half a row above and below it.
        .padding(.vertical, isColumn(answers.count) ? 4 : 0)
        .environment(\.isOnlyAnswer, answers.count < 2 && !needsCancel)
        .environment(\.isInAnswerColumn, isColumn(answers.count))
      }
      .modifier(PanelArrowKeys(goesSideways: true))
    }
  }

  private func arrangement(of count: Int) -> AnyLayout {
    isColumn(count) ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
  }

  private func isColumn(_ count: Int) -> Bool { isDialog || count > 2 }

  /// The button that Return presses; nil where it is not clear which.
  private func usual(of answers: [Subview]) -> Subview? {
    guard !isDialog, answers.count > 1 else { return isDialog ? nil : answers.first }
    let plain = answers.filter { $0.role == nil }
    return plain.count == 1 ? plain.first : nil
  }
}

extension Subview {
  /// What the button is for that the view is.
  fileprivate var role: ButtonRole? { containerValues.panelAnswer?.role }
}
