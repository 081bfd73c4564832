import Foundation

/// An element that tells when it has another size, or is in another place of a space that was
/// asked for.
class GeometryObserverElement: WrapperElement {
  typealias Change = @MainActor (GeometryObserverElement) -> Void

  var changed: Change
  /// Whether layout has placed the element.
  private(set) var isPlaced = false
  /// The size that was last told; nil when none was.
  private var knownSize: CGSize?
  /// The frames that were asked for since, by their spaces.
  private var knownFrames: [CoordinateSpace: CGRect] = [:]

  init(around content: Element, scope: TransactionScope, changed: @escaping Change) {
    self.changed = changed
    super.init(around: content, scope: scope)
    graph.geometryObservers.append(self)
  }

  final override func didPlace() {
    isPlaced = true
    placeContent()
  }

  /// Places what is inside.
  func placeContent() {
    super.didPlace()
  }

  /// Compares with what was told; called when places may have changed.
  final func observe() {
    guard isPlaced else { return }
    if !hasKnownSize
      || knownFrames.contains(where: { !convert(frame, to: $0.key).isSame($0.value) })
    {
      changed(self)
    }
  }

  private var hasKnownSize: Bool {
    knownSize.map { CGRect(origin: frame.origin, size: $0).isSame(frame) } ?? false
  }

  /// What the element tells about its geometry, from now on watching what is asked for.
  final func proxy() -> GeometryProxy {
    knownSize = frame.size
    knownFrames.removeAll(keepingCapacity: true)
    return GeometryProxy(self)
  }

  /// The frame in a coordinate space.
  final func watchedFrame(in space: CoordinateSpace) -> CGRect {
    let frame = convert(frame, to: space)
    if space != .local { knownFrames[space] = frame }
    return frame
  }
}

extension CGRect {
  /// Whether the numbers are the same, NaN being the same as NaN.
  fileprivate func isSame(_ other: CGRect) -> Bool {
    func isSame(_ number: CGFloat, _ other: CGFloat) -> Bool {
      number == other || number.isNaN && other.isNaN
    }
    return isSame(minX, other.minX) && isSame(minY, other.minY) && isSame(width, other.width)
      && isSame(height, other.height)
  }
}
