/// A way for views to look that are shown and hidden by a press of their label.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View

  typealias Configuration = DisclosureGroupStyleConfiguration

  /// What a group looks like.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A label behind an arrow, and the views below it, a little to the right.
///
/// In a list, the label and each of the views is a row.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  @Environment(\.isEnabled) private var isEnabled

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let shown = configuration.isExpanded ? configuration.content : nil
    RowReader { isRow in
      if isRow {
        heading(configuration)
        if let shown { shown.padding(.leading, 12) }
      } else {
        VStack(alignment: .leading, spacing: 8) {
          heading(configuration)
          if let shown {
            VStack(alignment: .leading, spacing: 8) { shown }
              .padding(.leading, 12)
              .transition(.opacity)
          }
        }
      }
    }
  }

  private func heading(_ configuration: Configuration) -> some View {
    HStack(spacing: 8) {
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

extension EnvironmentValues {
  @Entry var disclosureGroupStyle: StyleMaker<DisclosureGroupStyleConfiguration> = StyleMaker(
    AutomaticDisclosureGroupStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Lets the disclosure groups inside look like `style` says.
  nonisolated public func disclosureGroupStyle<Style: DisclosureGroupStyle>(
    _ style: Style
  ) -> some View {
    transformEnvironment(\.disclosureGroupStyle) {
      $0 = StyleMaker(style) { $0.makeBody(configuration: $1) }
        .inside($0, at: \.disclosureGroupStyle)
    }
  }
}
