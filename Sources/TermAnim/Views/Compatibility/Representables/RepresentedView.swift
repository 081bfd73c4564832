import Foundation

/// Shows a view of UIKit or AppKit that a program makes and changes.
struct RepresentedView<Shown: LookBearing, Coordinator>: View {
  typealias Context = RepresentedContext<Coordinator>

  let makeCoordinator: @MainActor () -> Coordinator
  let make: @MainActor (Context) -> Shown
  let update: @MainActor (Shown, Context) -> Void
  let size: @MainActor (ProposedViewSize, Shown, Context) -> CGSize?
  let dismantle: @MainActor (Shown, Coordinator) -> Void
  @State private var keeper = RepresentedViewKeeper<Shown, Coordinator>()
  @Environment(\.self) private var environment

  var body: some View {
    let (shown, context) = current
    RepresentedViewLayout(size: { size($0, shown, context) ?? shown.fixedSize }) {
      LayerDrawing(layer: shown.ownLayer)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          shown.shown(in: $0)
        }
    }
  }

  /// What is shown, after the program has made it or has taken over what is new.
  private var current: (shown: Shown, context: Context) {
    let coordinator = keeper.made?.coordinator ?? makeCoordinator()
    let context = Context(
      coordinator: coordinator, transaction: Evaluation.current?.transaction ?? Transaction(),
      environment: environment)
    let shown = keeper.made?.view ?? make(context)
    keeper.keep(shown, coordinator, dismantle: dismantle)
    update(shown, context)
    return (shown, context)
  }
}

/// Gives a view of UIKit or AppKit the size that the program says, or else what is offered.
private struct RepresentedViewLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  let size: @MainActor (ProposedViewSize) -> CGSize?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    MainActor.assumeIsolated { size(proposal) } ?? proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .init(bounds.size)) }
  }
}
