/// A knob in a track, behind the label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  nonisolated public init() {
    tint = nil
  }

  /// A switch whose track has the colour `tint` when it is on.
  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl {
      configuration.label
    } control: {
      SwitchTrack(isOn: configuration.$isOn, tint: tint)
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A knob in a track, behind the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
