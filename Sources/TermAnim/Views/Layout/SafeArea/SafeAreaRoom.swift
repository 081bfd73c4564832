/// What holds bars, and what lies between them.
enum SafeAreaRoom {
  /// A page or tab: nobody looks further out.
  case page
  /// A view of `safeAreaInset` and what it is at: what scrolls is seen below the view.
  case inset
  /// A bar of `safeAreaBar` and what it is at: what scrolls ends there.
  case bar

  var isLimit: Bool { self == .page }

  /// Lines of text, such as titles, could not be read in front of what scrolls.
  var showsWhatScrolls: Bool { self == .inset }
}
