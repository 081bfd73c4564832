public import Foundation

/// Effects of programs for a graphics processor; what a view looks like stays as it is.
extension VisualEffect {
  /// The effect as it is: nobody runs the shader.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    self
  }

  /// The effect as it is: nobody runs the shader.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }

  /// The effect as it is: nobody runs the shader.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    self
  }
}
