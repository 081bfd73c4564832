public import Foundation

/// A view that shows one of AppKit: its ground or its blur, all of it that a terminal draws.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View {
  associatedtype NSViewType: NSView

  /// What the program keeps for as long as the view is there.
  associatedtype Coordinator = Void

  typealias Context = NSViewRepresentableContext<Self>

  /// Makes what the program keeps.
  func makeCoordinator() -> Coordinator

  /// Makes the view of AppKit.
  func makeNSView(context: Context) -> NSViewType

  /// Takes over what the view says now, the first time as soon as the view of AppKit is made.
  func updateNSView(_ nsView: NSViewType, context: Context)

  /// The size for a proposal; nil is all that is offered, and 10 points where nothing is.
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize?

  /// Cleans up when the view has gone.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
}

extension NSViewRepresentable {
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize? {
    nil
  }

  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  public var body: some View {
    RepresentedView(
      makeCoordinator: { makeCoordinator() },
      make: { makeNSView(context: Context($0)) },
      update: { updateNSView($0, context: Context($1)) },
      size: { sizeThatFits($0, nsView: $1, context: Context($2)) },
      dismantle: { Self.dismantleNSView($0, coordinator: $1) })
  }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
