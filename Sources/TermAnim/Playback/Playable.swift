/// A program of views that can be started again from its beginning, or from that of a chapter, to
/// show any moment of it.
///
/// What it shows must follow from its own making, from the keys and presses it gets and from the
/// time of its views: no clock, no timer, no chance without a seed. A class, because views and keys
/// change it; every run has one of its own.
@MainActor
public protocol Playable: AnyObject {
  associatedtype Root: View

  /// The view that fills the screen; asked for once.
  @ViewBuilder var root: Root { get }

  /// Whether every key goes to `press(_:)` before any view sees it, as while a text is typed.
  var capturesKeys: Bool { get }

  /// Sees a key that no view has made use of, and returns whether it meant something.
  ///
  /// So is a notch of the wheel that no view has made use of, as the arrow key of its direction.
  func press(_ stroke: KeyStroke) -> Bool

  /// Called before each key and each press of the pointer.
  func willReceiveInput()

  /// Called as the program ends, before the last picture of one that is inline, which stays.
  ///
  /// What has a meaning only while it plays, such as the names of keys, can be taken away.
  func willLeavePicture()

  /// To be called by the program when one of its chapters begins; set before it is shown.
  ///
  /// Only for programs that have chapters: turning back is faster with them.
  var onChapter: (@MainActor (Chapter) -> Void)? { get set }
}

extension Playable {
  public var capturesKeys: Bool { false }

  public func press(_ stroke: KeyStroke) -> Bool { false }

  public func willReceiveInput() {}

  public func willLeavePicture() {}

  /// Nil, whatever is set: the program is one chapter.
  public var onChapter: (@MainActor (Chapter) -> Void)? {
    get { nil }
    set {}
  }
}
