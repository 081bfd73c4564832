/// Where a navigation link leads.
enum LinkDestination {
  case value(AnyHashable?)
  case view(@MainActor () -> AnyView?)

  /// Whether the link cannot be used.
  var isNowhere: Bool {
    if case .value(nil) = self { true } else { false }
  }

  /// To the view that `make` makes, each time that it is shown.
  static func page<Destination: View>(
    showing make: @escaping () -> Destination
  ) -> LinkDestination {
    // Called on the main actor only, as all that views are made of.
    nonisolated(unsafe) let make = make
    return .view { AnyView(LazyPanel(make: make)) }
  }
}
