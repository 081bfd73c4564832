import Foundation

/// An element that tells when it has another size, or when what it was asked of its place has
/// another answer.
class GeometryObserverElement: WrapperElement {
  typealias Change = @MainActor (GeometryObserverElement) -> Void

  /// What can be asked of the element's place.
  enum Question: Hashable {
    /// Where its frame is in a space.
    case frame(CoordinateSpace)
    /// Where the bounds of the nearest view around whose space has the name are in its own space.
    case bounds(AnyHashable)
    /// Where that is which is seen of the content of such a view.
    case seenBounds(AnyHashable)
  }

  /// Told when the place may be another, and once whenever somebody else is told.
  var changed: Change {
    didSet {
      tellAgain()
      graph.placesChanged()
    }
  }
  /// Whether layout has placed the element.
  private(set) var isPlaced = false
  /// Whether the element was in what is out of sight when places were compared last; true before.
  private var isFarAway = true
  /// What was last told: the size, and what was asked for besides; nil where no view has the name.
  private var answers: [Question: FrameCorners?] = [:]

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

  /// Tells of the place when places are compared next, whether it is another or not.
  final func tellAgain() {
    answers.removeAll(keepingCapacity: true)
  }

  /// Compares with what was told; called when places may have changed.
  final func observe() {
    guard isPlaced else { return }
    let wasFarAway = isFarAway
    isFarAway = isInsideOfWhatIsOutOfSight
    // Who goes far away is told so, once.
    if isFarAway, wasFarAway { return }
    if answers.isEmpty || answers.contains(where: { !isTrue($0.value, of: $0.key) }) {
      changed(self)
    }
  }

  /// O(number of elements around).
  private var isInsideOfWhatIsOutOfSight: Bool {
    var element: Element? = self
    while let current = element {
      if current.isOutOfSight { return true }
      element = current.parent
    }
    return false
  }

  /// Whether what was told is so still.
  private func isTrue(_ known: FrameCorners?, of question: Question) -> Bool {
    let answer = answer(to: question)
    guard let known, let answer else { return known == nil && answer == nil }
    return known.isSame(as: answer)
  }

  /// What the element tells about its geometry, from now on watching what is asked for.
  final func proxy() -> GeometryProxy {
    watchSizeAlone()
    return GeometryProxy(self)
  }

  /// Watches nothing but the size, until something else is asked.
  final func watchSizeAlone() {
    answers.removeAll(keepingCapacity: true)
    _ = watched(.frame(.local))
  }

  /// The answer to a question, which is watched from now on; nil where no view has the name.
  final func watched(_ question: Question) -> CGRect? {
    let answer = answer(to: question)
    answers.updateValue(answer, forKey: question)
    return answer?.box
  }

  private func answer(to question: Question) -> FrameCorners? {
    switch question {
    case .frame(.local):
      return FrameCorners(of: CGRect(origin: .zero, size: frame.size)) { $0 }
    case .frame(let space):
      watchPlace(in: space)
      return FrameCorners(of: frame) { convert($0, to: space) }
    case .bounds(let name): return corners(of: \.contentBounds, in: name)
    case .seenBounds(let name): return corners(of: \.seenBounds, in: name)
    }
  }

  /// Where a part of the nearest space with a name is, in the element's own.
  private func corners(
    of part: KeyPath<CoordinateSpaceElement, CGRect>, in name: AnyHashable
  ) -> FrameCorners? {
    watchPlace(in: .named(name))
    return space(called: name).map { space in
      FrameCorners(of: space[keyPath: part]) {
        convert(localPoint(of: $0, inContentOf: space), to: .local)
      }
    }
  }
}
