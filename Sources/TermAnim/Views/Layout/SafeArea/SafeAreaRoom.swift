/// What holds bars, and what lies between them.
enum SafeAreaRoom {
  /// A page or tab: nobody looks further out.
  case page
  /// A view of `safeAreaInset` before or after what it is at along an axis: what scrolls is seen
  /// below the view.
  case inset(Axis)
  /// A bar of `safeAreaBar` in such a place: what scrolls ends there.
  case bar(Axis)

  var isLimit: Bool { if case .page = self { true } else { false } }

  /// Lines of text, such as titles, could not be read in front of what scrolls.
  var showsWhatScrolls: Bool { if case .inset = self { true } else { false } }

  /// Along which there is more room than is safe; across them views are as large as they are.
  var axes: Axis.Set {
    switch self {
    case .page: [.horizontal, .vertical]
    case .inset(let axis), .bar(let axis): Axis.Set(axis)
    }
  }
}
