/// What is shown in place of content that is not there: a label, words about it, and what to do.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    VStack(spacing: 8) {
      label
        .labelStyle(UnavailableLabelStyle())
      description
        .secondaryForeground()
      if Actions.self != EmptyView.self {
        actions
          .padding(.top, 8)
      }
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == TermAnim.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(TermAnim.Label(title, systemImage: name), description)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(TermAnim.Label(title, systemImage: name), description)
  }

  /// With a picture of the program's.
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(TermAnim.Label(title, image: name), description)
  }

  /// With a picture of the program's.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(TermAnim.Label(title, image: name), description)
  }

  /// With a picture of an asset catalogue.
  nonisolated public init(
    _ title: LocalizedStringKey, image resource: ImageResource, description: Text? = nil
  ) {
    self.init(TermAnim.Label(title, image: resource), description)
  }

  /// With a picture of an asset catalogue.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, description: Text? = nil
  ) {
    self.init(TermAnim.Label(title, image: resource), description)
  }

  nonisolated private init(_ label: Label, _ description: Text?) {
    self.init {
      label
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// What is shown when nothing was found.
  nonisolated public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text(verbatim: "Check the spelling or try a new search."))
  }

  /// What is shown when nothing was found for `text`.
  nonisolated public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text(verbatim: "Check the spelling or try a new search."))
  }
}

/// A large, quiet picture above a title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon
        .font(.system(size: 40))
        .secondaryForeground()
      configuration.title
        .bold()
    }
  }
}
