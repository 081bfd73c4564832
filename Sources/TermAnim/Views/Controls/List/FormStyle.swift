/// A way for forms to look.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View

  typealias Configuration = FormStyleConfiguration

  /// What a form looks like.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a style makes a form of.
public struct FormStyleConfiguration {
  /// The controls.
  public struct Content {
    let view: AnyView
  }

  public let content: Content
}

extension FormStyleConfiguration.Content: View {
  public var body: some View { view }
}

/// Rows on a ground of their own, which scroll.
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

/// Rows on a ground of their own, which scroll.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.listStyle(.insetGrouped)
  }
}

/// Controls in a column, with their labels in another before them.
///
/// It does not scroll; what has no label stands in the column of the controls.
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FormColumns(content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// Rows on a ground of their own, which scroll.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows on a ground of their own, which scroll.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Controls in a column, with their labels in another before them.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  @Entry var formStyle: StyleMaker<FormStyleConfiguration> = StyleMaker(AutomaticFormStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension View {
  /// Lets the forms inside look like `style` says.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    transformEnvironment(\.formStyle) {
      $0 = StyleMaker(style) { $0.makeBody(configuration: $1) }.inside($0, at: \.formStyle)
    }
  }
}
