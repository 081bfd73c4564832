/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

extension View {
  /// The view as it is: headers of sections look as they are written.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { self }
}
