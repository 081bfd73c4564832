/// The actions of one `swipeActions`, for those of the same edge that are further in.
struct SwipeSet {
  let edge: HorizontalEdge
  let actions: AnyView
  let join: SwipeJoin
}

extension EnvironmentValues {
  /// The actions that are given around a row, from the inside outwards.
  @Entry var swipeSets: [SwipeSet] = []
}
