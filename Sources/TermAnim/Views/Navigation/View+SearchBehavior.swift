/// How the field of a search behaves in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// It is there all the time.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// It is a sign until it is pressed, and again when nothing is searched for.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// What becomes of a toolbar while something is searched for; of no effect, as it stays.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  public static let avoidHidingContent =
    SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// How somebody speaks what is to be searched for; of no effect, as a terminal does not hear.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TextInputDictationBehavior(name: "automatic")

  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
}

/// When a field begins to hear what is spoken.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String

  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

extension View {
  /// Says whether the field of a search further in is there all the time.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    environment(\.searchToolbarBehavior, behavior)
  }

  /// The view as it is: the toolbar stays while something is searched for.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    self
  }

  /// The view as it is: a terminal does not hear.
  nonisolated public func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View {
    self
  }

  /// Lets `selection` follow what is marked in the field of a search further in, and say it.
  nonisolated public func searchSelection(
    _ selection: Binding<TextSelection?>
  ) -> some View {
    environment(\.searchSelection, selection)
  }
}

extension EnvironmentValues {
  /// Whether the field of a search further in is there all the time.
  var searchToolbarBehavior: SearchToolbarBehavior {
    get { self[SearchToolbarBehaviorKey.self] }
    set { self[SearchToolbarBehaviorKey.self] = newValue }
  }

  private enum SearchToolbarBehaviorKey: EnvironmentKey {
    static var defaultValue: SearchToolbarBehavior { .automatic }
  }

  /// Where a program keeps what is marked in the field of a search further in; nil where the field does.
  var searchSelection: Binding<TextSelection?>? {
    get { self[SearchSelectionKey.self] }
    set { self[SearchSelectionKey.self] = newValue }
  }

  private enum SearchSelectionKey: EnvironmentKey {
    static var defaultValue: Binding<TextSelection?>? { nil }
  }
}
