/// Which parts of the sections in a lazy container stay in view, and along which axis.
struct SectionPinning: Hashable, Sendable {
  let parts: PinnedScrollableViews
  let axis: Axis
}

extension EnvironmentValues {
  /// Nil outside of lazy containers that pin something.
  @Entry var sectionPinning: SectionPinning?
}
