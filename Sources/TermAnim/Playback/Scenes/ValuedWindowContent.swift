/// What windows show that are opened with values.
@MainActor
protocol ValuedWindowContent {
  var valueType: ObjectIdentifier { get }

  /// What the window of a value shows; nil for one of another type.
  func view(for value: AnyHashable) -> AnyView?
}
