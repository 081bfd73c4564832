/// How far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// 0...1; nil when it is not known.
  private let fraction: Double?
  /// What makes the progress instead of `fraction`; nil when the program does.
  private let timer: TimerProgress?
  /// What is asked instead of `fraction`; nil when the program says it.
  private let watched: WatchedProgress?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  nonisolated private init(
    fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?
  ) {
    (self.fraction, timer, watched) = (fraction, nil, nil)
    (self.label, self.currentValueLabel) = (label, currentValueLabel)
  }

  nonisolated init(timer: TimerProgress, label: Label?, currentValueLabel: CurrentValueLabel?) {
    (self.timer, fraction, watched) = (timer, nil, nil)
    (self.label, self.currentValueLabel) = (label, currentValueLabel)
  }

  nonisolated init(watched: WatchedProgress) {
    (self.watched, fraction, timer) = (watched, nil, nil)
    (label, currentValueLabel) = (nil, nil)
  }

  /// The share of `total` that is done; nil when it is not known how far.
  nonisolated private static func fraction<Value: BinaryFloatingPoint>(
    _ value: Value?, of total: Value
  ) -> Double? {
    value.map { total > 0 ? SliderScale<Double>.clamped(Double($0 / total)) : 0 }
  }
}

extension ProgressView: View {
  public var body: some View {
    if let timer {
      TimelineView(TimerProgressSchedule(interval: timer.interval)) { context in
        styled(timer.fraction(at: context.date))
      }
    } else if let watched {
      TimelineView(watched) { _ in styled(watched.fraction) }
    } else {
      styled(fraction)
    }
  }

  @MainActor
  private func styled(_ fraction: Double?) -> some View {
    style.makeBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { ProgressViewStyleConfiguration.Label(view: AnyView($0)) },
        currentValueLabel: currentValueLabel.map {
          ProgressViewStyleConfiguration.CurrentValueLabel(view: AnyView($0))
        }))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Progress of which it is not known how far it has come.
  nonisolated public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
  }

  /// Progress by `value` of `total`; nil is not known how far, values outside count as the nearer
  /// end, NaN as none.
  nonisolated public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0)
  where Label == EmptyView {
    self.init(
      fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1.0
  ) where Label == Text {
    self.init(
      fraction: Self.fraction(value, of: total), label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1.0
  ) where Label == Text {
    self.init(
      fraction: Self.fraction(value, of: total), label: Text(title), currentValueLabel: nil)
  }
}

extension ProgressView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress that a style was given, for a style that is made of another.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
