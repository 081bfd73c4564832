/// A node that shows elements of hosts.
@MainActor
protocol PortalPlace {
  /// Shows elements no more, which others are about to show.
  func release(_ elements: [Element])
}
