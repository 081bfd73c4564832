/// A node that has elements for a `PortalHost`.
@MainActor
protocol PortalSource {
  var portalElements: [Element] { get }
}
