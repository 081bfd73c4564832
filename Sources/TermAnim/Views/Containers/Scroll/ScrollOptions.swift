/// What has been asked of the scroll views in a part of the tree.
struct ScrollOptions {
  var isDisabled = false
  var indicators: [Axis: ScrollIndicatorVisibility] = [:]
  var behavior: (any ScrollTargetBehavior)?
  var contentMargins = EdgeInsets()
  var isClipDisabled = false
  var anchors = ScrollAnchors()
  var position: ScrollPositionLink?
  /// Are told of every movement, and return what is to be done about it.
  var observers: [(ScrollGeometry) -> (() -> Void)?] = []
  /// The same for the way in which the window moves.
  var phaseObservers: [(ScrollPhase, ScrollPhaseChangeContext) -> (() -> Void)?] = []
  /// Are told of every movement how much of each view to come to rest at is in the window.
  var targetObservers: [([ScrollTargetShare]) -> Void] = []

  /// Whether there is something in it that scroll views further in are not to see.
  var concernsOneScrollView: Bool {
    position != nil || anchors != ScrollAnchors() || contentMargins != EdgeInsets()
      || !observers.isEmpty || !phaseObservers.isEmpty
      || !targetObservers.isEmpty
  }

  /// What scroll views further in are asked.
  var forContent: ScrollOptions {
    var options = self
    (options.position, options.anchors) = (nil, ScrollAnchors())
    options.contentMargins = EdgeInsets()
    options.observers.removeAll()
    options.phaseObservers.removeAll()
    options.targetObservers.removeAll()
    return options
  }
}

extension EnvironmentValues {
  var scrollOptions: ScrollOptions {
    get { self[ScrollOptionsKey.self] }
    set { self[ScrollOptionsKey.self] = newValue }
  }

  /// Whether scroll views follow wheel, pointer and keys.
  public var isScrollEnabled: Bool {
    get { !scrollOptions.isDisabled }
    set { scrollOptions.isDisabled = !newValue }
  }

  /// When the scroll bars of horizontal scroll views are shown.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollOptions.indicators[.horizontal] ?? .automatic }
    set { scrollOptions.indicators[.horizontal] = newValue }
  }

  /// When the scroll bars of vertical scroll views are shown.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollOptions.indicators[.vertical] ?? .automatic }
    set { scrollOptions.indicators[.vertical] = newValue }
  }

  private enum ScrollOptionsKey: EnvironmentKey {
    static var defaultValue: ScrollOptions { ScrollOptions() }
  }
}
