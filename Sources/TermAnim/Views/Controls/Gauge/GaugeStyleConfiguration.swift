/// What a style makes a gauge of.
public struct GaugeStyleConfiguration {
  /// What is measured.
  public struct Label {
    let view: AnyView
  }

  /// The value, in words.
  public struct CurrentValueLabel {
    let view: AnyView
  }

  /// The lower end of the scale, in words.
  public struct MinimumValueLabel {
    let view: AnyView
  }

  /// The upper end of the scale, in words.
  public struct MaximumValueLabel {
    let view: AnyView
  }

  /// Some values of the scale, in words, each where it is on a line.
  public struct MarkedValueLabels {
    let view: AnyView
  }

  /// Where the value is on the scale, 0...1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  public var markedValueLabels: MarkedValueLabels?
}

extension GaugeStyleConfiguration.Label: View {
  public var body: some View { view }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MarkedValueLabels: View {
  public var body: some View { view }
}
