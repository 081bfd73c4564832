/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

extension EnvironmentValues {
  /// How much the headers of sections in lists stand out.
  @Entry public var headerProminence: Prominence = .standard
}

extension View {
  /// Says how much the headers of sections inside stand out in lists: back behind the rows, or in
  /// front of them in bold text.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
