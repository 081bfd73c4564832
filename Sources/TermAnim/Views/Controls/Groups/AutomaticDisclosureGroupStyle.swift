/// A label behind an arrow, and the views below it, a little to the right.
///
/// In a list, the label and each of the views is a row; where rows can be chosen, a press of the
/// arrow, the right arrow key and the left one show and hide the views.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listChoice) private var listChoice
  @Environment(\.treeLevel) private var level

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let shown = configuration.isExpanded ? configuration.content : nil
    RowReader { isRow in
      if isRow {
        rowHeading(configuration)
        if let shown {
          shown
            .padding(.leading, DisclosureMark.room)
            .environment(\.treeLevel, level + 1)
            .modifier(RowActionModifier(level: level + 1))
        }
      } else {
        VStack(alignment: .leading, spacing: 8) {
          heading(configuration)
          if let shown {
            VStack(alignment: .leading, spacing: 8) { shown }
              .padding(.leading, DisclosureMark.room)
              .transition(.opacity)
          }
        }
      }
    }
  }

  /// In rows that can be chosen, the mark alone is pressed, and keys go to the row.
  @ViewBuilder
  private func rowHeading(_ configuration: Configuration) -> some View {
    if listChoice == nil {
      heading(configuration)
    } else {
      HStack(spacing: DisclosureMark.spacing) {
        TreeRowMark(isExpanded: configuration.$isExpanded)
        configuration.label
        Spacer(minLength: 0)
      }
      .dimmed(unless: isEnabled)
      .modifier(RowActionModifier(action: .disclose(configuration.$isExpanded), level: level))
    }
  }

  private func heading(_ configuration: Configuration) -> some View {
    HStack(spacing: DisclosureMark.spacing) {
      DisclosureMark(isExpanded: configuration.isExpanded)
      configuration.label
      Spacer(minLength: 0)
    }
    .dimmed(unless: isEnabled)
    .modifier(
      ControlModifier(handler: ActivationHandler { configuration.$isExpanded.disclose() }))
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A label behind an arrow, and the views below it.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}
