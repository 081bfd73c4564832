public import Foundation

/// A view that shows one of UIKit: its ground or its blur, all of it that a terminal draws.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView

  /// What the program keeps for as long as the view is there.
  associatedtype Coordinator = Void

  typealias Context = UIViewRepresentableContext<Self>

  /// Makes what the program keeps.
  func makeCoordinator() -> Coordinator

  /// Makes the view of UIKit.
  func makeUIView(context: Context) -> UIViewType

  /// Takes over what the view says now, the first time as soon as the view of UIKit is made.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// The size for a proposal; nil is all that is offered, and 10 points where nothing is.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?

  /// Cleans up when the view has gone.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? {
    nil
  }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public var body: some View {
    RepresentedView(
      makeCoordinator: { makeCoordinator() },
      make: { makeUIView(context: Context($0)) },
      update: { updateUIView($0, context: Context($1)) },
      size: { sizeThatFits($0, uiView: $1, context: Context($2)) },
      dismantle: { Self.dismantleUIView($0, coordinator: $1) })
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
