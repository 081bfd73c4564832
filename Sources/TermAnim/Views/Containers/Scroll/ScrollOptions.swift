/// What has been asked of the scroll views in a part of the tree.
struct ScrollOptions {
  var isDisabled = false
  var indicators: [Axis: ScrollIndicatorVisibility] = [:]
  var isClipDisabled = false
  /// Of the next scroll view alone, and not of those in it.
  var own = Own()
}

extension EnvironmentValues {
  @Entry var scrollOptions: ScrollOptions = ScrollOptions()

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
}
